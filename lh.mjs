import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
const port=9333;
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox',`--remote-debugging-port=${port}`]});
for (const u of process.argv.slice(2)) {
 const r=await lighthouse(u,{port,output:'json',logLevel:'error'});
 const a=r.lhr.audits,c=r.lhr.categories;
 console.log(u, Object.fromEntries(Object.entries(c).map(([k,v])=>[k,v.score])), ['first-contentful-paint','largest-contentful-paint','total-blocking-time','cumulative-layout-shift','speed-index'].map(k=>a[k].displayValue).join(' '), 'lcp', a['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet?.slice(0,80));
 for (const k of Object.keys(c)) for (const ref of c[k].auditRefs) { const x=a[ref.id]; if (x.score!==null && x.score<1 && ref.weight>0) console.log('   ',k,x.id,x.score,x.displayValue||''); }
}
await b.close();
