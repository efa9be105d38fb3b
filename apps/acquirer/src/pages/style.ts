/** The style sheet of all pages: plain, and unlike the shop's, so that a shopper sees that this is another site. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f1f4f8, #0e141c);
  --card: light-dark(#ffffff, #18212d);
  --field: light-dark(#ffffff, #101822);
  --line: light-dark(#cfd8e3, #33414f);
  --edge: light-dark(#66788c, #8495a8);
  --ink: light-dark(#13202e, #e9eff6);
  --soft: light-dark(#4a5b6d, #aab8c7);
  --act: light-dark(#0b4f8a, #8cc4ff);
  --on-act: light-dark(#ffffff, #06223c);
  --wrong: light-dark(#a8201a, #ffa79f);
  --good: light-dark(#0c6b43, #6fdbaa);
  --wash: light-dark(#e6eef7, #1d2b3b);
}
[data-theme="light"] { color-scheme: light }
[data-theme="dark"] { color-scheme: dark }
* { box-sizing: border-box; margin: 0 }
body { background: var(--page); color: var(--ink); font: 16px/1.4 system-ui, sans-serif; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .75rem 1rem; background: #0b2c4a; color: #fff }
header span { color: #c8dcef; font-size: .875rem; align-self: center }
main { max-width: 30rem; margin: 1rem auto; padding: 0 .75rem }
.wide main { max-width: 62rem }
h1 { font-size: 1.375rem; line-height: 1.2; margin-bottom: .5rem }
h2 { font-size: 1.0625rem; margin-bottom: .5rem }
p + p, section + section, form + p { margin-top: .75rem }
section, .panel { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem }
.soft, .help { color: var(--soft); font-size: .875rem }
.help { margin-top: .375rem }
.big { font-size: 1.625rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums }
.field { display: block; margin-top: .625rem }
.line { display: flex; justify-content: space-between; gap: .5rem; font-size: .875rem; line-height: 1.25rem; margin-bottom: .25rem }
.error { color: var(--wrong); font-weight: 600; white-space: nowrap }
.alert { color: var(--wrong); font-weight: 600; margin-bottom: .5rem }
.notice { color: var(--good); font-weight: 600; margin-bottom: .75rem }
input:not([type=checkbox], [type=radio]) {
  width: 100%; min-height: 2.75rem; padding: 0 .625rem; font: inherit; color: inherit;
  background: var(--field); border: 1px solid var(--edge); border-radius: .375rem;
  font-variant-numeric: tabular-nums;
}
::placeholder { color: var(--soft); opacity: 1 }
input[aria-invalid=true] { border: 2px solid var(--wrong) }
.code input { letter-spacing: .3em; font-size: 1.25rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .625rem }
.check { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; font-size: .9375rem }
.check input { width: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--act) }
fieldset { border: 0; padding: 0; margin-top: .75rem }
legend { padding: 0; font-size: .875rem }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); column-gap: 1rem }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 1rem;
  font: inherit; font-weight: 600; border-radius: .375rem; border: 1px solid var(--act);
  background: var(--act); color: var(--on-act); text-decoration: none; cursor: pointer;
}
.whole { width: 100%; margin-top: .75rem }
.quiet { background: transparent; color: var(--act) }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
input:not([type=checkbox], [type=radio]):focus-visible { outline-width: 2px; outline-offset: 0 }
a { color: var(--act) }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .75rem 0 }
dt { color: var(--soft) }
dd { text-align: end; font-weight: 600 }
details { margin-top: .5rem }
summary { color: var(--act); cursor: pointer; min-height: 2rem; line-height: 2rem; font-size: .875rem }
.cards { list-style: none; padding: 0; margin-top: .25rem }
.cards a { display: block; padding: .4375rem 0; border-top: 1px solid var(--line); text-decoration: none; line-height: 1.3 }
.cards b { white-space: nowrap; font-variant-numeric: tabular-nums; text-decoration: underline }
.cards span { display: block; color: var(--soft); font-size: .875rem }
.payments { list-style: none; padding: 0 }
.payments li { padding: .75rem 0; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center }
.payments li > div { flex: 1 1 16rem }
.payments button, .payments .button { padding: 0 .75rem }
.payments li > form { display: flex; flex-wrap: wrap; gap: .5rem }
.digits { font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: 600 }
.frame body { background: var(--card) }
.frame main { margin: 0; padding: 2px .375rem 0; max-width: none }
.frame .field { margin-top: .25rem }
.frame form > .field:first-child { margin-top: 0 }
.frame .line { font-size: .8125rem; margin-bottom: 0 }
.frame input:not([type=checkbox], [type=radio]) { min-height: 2.625rem }
.frame .check { min-height: 2.375rem; line-height: 1.2; font-size: .875rem }
.frame .whole { margin-top: .125rem }
.frame details { margin-top: 0 }
.frame .ready { font-weight: 700; padding: .75rem 0 }
.columns { display: grid; gap: .75rem; margin-top: .75rem }
.columns > * + * { margin-top: 0 }
@media (min-width: 52rem) { .columns { grid-template-columns: 22rem 1fr; align-items: start } }
`;
