import { Html } from './html.ts';

/** The product's colours, so that people recognise it; the stripes mark it as simulated. */
export const STYLE = new Html(`
:root { --brand: #33d0c2; --brand-ink: #0b6f66; --brand-deep: #07514b; --brand-soft: #e3f7f4; --ink: #12211f; --ink-2: #4a5957; --ink-3: #647370;
  --line: #e4ebe9; --line-2: #84928f; --ground: #f3f6f5; --surface: #fff; --soon: #a85a00; --soon-soft: #fdf1e0; --error: #c22f2f; }
* { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--ink); min-height: 100vh; padding-bottom: 48px;
  font: 16px/1.5 -apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif; }
.stripes { background: repeating-linear-gradient(-45deg, var(--soon-soft) 0 14px, #f9e4c6 14px 28px); color: #7a4200; padding: 12px 20px; text-align: center; font-size: 14px; font-weight: 600; }
.stripes small { font-weight: 400; }
main { max-width: 480px; margin: 0 auto; padding: 24px 20px; }
main.wide { max-width: 760px; }
h1 { font-size: 22px; line-height: 1.35; margin-bottom: 20px; }
small { display: block; font-size: 13px; color: var(--ink-2); font-weight: 400; line-height: 1.4; }
.card { background: var(--surface); border-radius: 14px; padding: 20px; box-shadow: 0 1px 2px rgb(10 30 28 / .06), 0 4px 12px rgb(10 30 28 / .05); margin-bottom: 16px; overflow-wrap: anywhere; }
.amount { font-size: 40px; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; text-align: center; padding: 8px 0 16px; }
.amount i { font-style: normal; font-size: 22px; margin-right: 4px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; font-size: 14px; border-top: 1px solid var(--line); padding-top: 16px; }
dt { color: var(--ink-3); } dt small { display: inline; margin-left: 6px; color: inherit; font-size: 12px; }
dd { text-align: right; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
button, .choice { display: flex; width: 100%; min-height: 52px; align-items: center; justify-content: center; flex-direction: column; padding: 8px 16px; border-radius: 12px; border: 1px solid var(--line-2);
  background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; text-align: center; cursor: pointer; }
button small, .choice small { font-size: 12px; }
button.first { background: var(--brand-ink); border-color: var(--brand-ink); color: #fff; } button.first small { color: #d9f3ef; }
button.risky { color: var(--error); }
button:hover, .choice:hover { border-color: var(--brand-ink); } button:focus-visible, a:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.choice { flex-direction: row; justify-content: flex-start; gap: 14px; text-align: left; margin-bottom: 10px; }
.choice b { width: 40px; height: 40px; border-radius: 50%; background: var(--brand-soft); color: var(--brand-deep); display: grid; place-items: center; flex: none; }
.quiet { color: var(--ink-2); font-size: 14px; }
.code { font-size: 28px; letter-spacing: .12em; font-weight: 700; font-variant-numeric: tabular-nums; color: var(--brand-deep); background: var(--brand-soft); border-radius: 10px; padding: 4px 14px; display: inline-block; margin: 8px 0; }
.meta { display: flex; justify-content: space-between; gap: 12px; color: var(--ink-3); font-size: 13px; margin-bottom: 6px; }
pre { white-space: pre-wrap; font: inherit; font-size: 15px; }
`);
