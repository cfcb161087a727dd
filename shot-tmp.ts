import { chromium } from '@playwright/test';
const origin = 'http://localhost:3055';
(async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
  for (const [width, theme, hash] of JSON.parse(process.argv[2]!)) {
    const context = await browser.newContext({ viewport: { width, height: width > 700 ? 900 : 844 } });
    await context.addInitScript((t) => { localStorage.setItem('site.theme', t); localStorage.setItem('site.consent', JSON.stringify({answer:'declined', at:new Date().toISOString()})); localStorage.setItem('site.currency', JSON.stringify({code:'USD',by:'visitor'})) }, theme);
    const page = await context.newPage();
    page.on('console', m => { if (m.type()==='error'||m.type()==='warning') console.log(m.type(), m.text()) });
    page.on('pageerror', e => console.log('pageerror', e));
    await page.goto(origin + '/tools/business-case' + (hash || ''));
    await page.waitForTimeout(1200);
    if (process.argv[4]) for (const s of await page.locator('summary').all()) await s.click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/case/${process.argv[3]}-${width}-${theme}.png`, fullPage: true });
    if (process.argv[3] === 'print') for (const f of ['A4','Letter']) await page.pdf({ path: `/tmp/case/print-${f}.pdf`, format: f as 'A4', preferCSSPageSize: false });
    await context.close();
  }
  await browser.close();
})();
