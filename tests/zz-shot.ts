import puppeteer from 'puppeteer-core';
(async () => {
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
const link = '#v=1&selector=psbqm&calculator=asmsm0&readiness=mmymmymmpmmmmymm&roi=20_48_42_70_11000_2400&cashShare=40&hoursGiver=Head+of+finance&currency=USD&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2020-03-31';
for (const [w, theme] of [[320, 'orange'], [390, 'dark-orange'], [1440, 'light-orange']] as const) {
  await page.setViewport({ width: w, height: 900 });
  await page.goto('about:blank');
  await page.goto('http://127.0.0.1:4711/tools/business-case' + link, { waitUntil: 'networkidle0' });
  await page.waitForSelector('#case-title', { timeout: 20000 }); await new Promise((r) => setTimeout(r, 800));
  await page.evaluate((t) => { document.body.className = document.body.className.replace(/\b(dark-orange|light-orange|orange)\b/g, '') + ' ' + t; }, theme);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const el = await page.$('#case-title');
  const box = await el!.boundingBox();
  await page.screenshot({ path: `/tmp/case-${w}.png`, clip: { x: 0, y: box!.y - 20 + (await page.evaluate(() => scrollY)), width: w, height: w === 1440 ? 1500 : 2300 }, captureBeyondViewport: true });
  console.log(w, 'overflow', overflow);
}
// Word file
const client = await page.createCDPSession();
await client.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: '/tmp/dl' });
for (const name of ['Word file', 'Excel file']) {
  const [b] = await page.$$(`::-p-xpath(//button[contains(., "${name}")])`);
  await b!.click();
  await new Promise((r) => setTimeout(r, 5000));
}
await page.setViewport({ width: 390, height: 900 });
await page.goto('http://127.0.0.1:4711/resources/ai-roi-calculator', { waitUntil: 'networkidle0' });
await page.screenshot({ path: '/tmp/roi-390.png', fullPage: true });
await browser.close();
})();
