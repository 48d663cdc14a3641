/** The look of the page of customer service: the site's colours, without its files. */
export const serviceStyle = `
:root{color-scheme:light dark;--canvas:#f2f5ec;--surface:#fff;--line:#dce3d1;--text:#10231a;--text-2:#43574b;--link:#14633f;--focus:#1f5fbf}
@media (prefers-color-scheme:dark){:root{--canvas:#08140e;--surface:#0f2018;--line:#21392c;--text:#eef5ec;--text-2:#b6c7ba;--link:#8fd0a8;--focus:#8fb8f5}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.65 "Site","Script",system-ui,sans-serif}
header{background:#0e3a28;color:#fff;border-bottom:3px solid #f5b11b}
header p,main,footer p{max-width:640px;margin:0 auto;padding:0 20px}
header p{padding-block:16px;font-size:20px;font-weight:720}
main{padding-block:32px 40px}
h1{margin:0 0 20px;font-size:28px;line-height:1.35;font-weight:720}
section{margin:0 0 16px;padding:18px 20px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
h2{margin:0 0 6px;font-size:17px;font-weight:660}
section p{margin:0;color:var(--text-2)}
section p+p{margin-top:10px}
a{color:var(--link)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(130px,1fr));gap:10px;margin:24px 0 0;padding:0;list-style:none}
li a{display:grid;min-height:48px;place-items:center;padding:6px 12px;border:1px solid var(--line);border-radius:12px;background:var(--surface);font-weight:600;text-decoration:none}
li a:hover{border-color:var(--link)}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
footer p{padding-block:0 32px;color:var(--text-2);font-size:14px}
`
