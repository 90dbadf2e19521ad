/** The rules of the button and of the account chooser. */
export const rules = `
.demo-identity-button { box-sizing: border-box; display: inline-flex; align-items: center; justify-content: center; gap: 12px;
  max-width: 100%; height: 40px; margin: 0; padding: 0 14px; cursor: pointer; border: 1px solid #747775; background: #fff; color: #1f1f1f;
  border-radius: 999px; font: 500 14px/1 Roboto, system-ui, -apple-system, "Segoe UI", Arial, sans-serif; letter-spacing: .25px; }
.demo-identity-button:hover { background: #f3f6fb; }
.demo-identity-button:focus-visible { outline: 3px solid #4a7fe0; outline-offset: 2px; }
.demo-identity-button svg { width: 18px; height: 18px; flex: none; }
.demo-identity-dialog { --ink: #1b1a17; --soft: #56524a; --card: #fff; --line: #d8d3c8; --hover: #f4f1ea; --focus: #1a56c4;
  box-sizing: border-box; width: min(440px, calc(100vw - 32px)); max-height: calc(100dvh - 32px); overflow: auto; padding: 20px;
  border: 0; border-radius: 20px; color: var(--ink); background: var(--card); color-scheme: light dark;
  font: 400 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
  box-shadow: 0 24px 60px -12px rgb(0 0 0 / 45%); }
.demo-identity-dialog[open] { display: flex; flex-direction: column; }
.demo-identity-dialog::backdrop { background: rgb(20 17 12 / 55%); }
.demo-identity-dialog h2 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; }
.demo-identity-dialog p { margin: 0 0 11px; padding: 10px 12px; border-radius: 10px; background: #fdeec2; color: #3d2f04;
  font-size: 14px; }
.demo-identity-dialog ul { list-style: none; margin: 0 -8px; padding: 5px 8px; display: grid; gap: 8px; flex: 0 1 auto;
  min-height: 150px; overflow-y: auto; overscroll-behavior: contain; }
.demo-identity-dialog button { box-sizing: border-box; font: inherit; color: inherit; cursor: pointer; }
.demo-identity-dialog button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.demo-identity-account { width: 100%; display: grid; grid-template-columns: 44px 1fr; gap: 2px 14px; align-items: center;
  text-align: left; padding: 12px 14px; border: 1px solid var(--line); border-radius: 14px; background: none; }
.demo-identity-account:hover { background: var(--hover); }
.demo-identity-account > :first-child { grid-row: 1 / span 3; width: 44px; height: 44px; border-radius: 50%; display: grid;
  place-items: center; background: #5a4a2f; color: #fff; font-weight: 650; font-size: 19px; }
.demo-identity-account strong { font-weight: 650; }
.demo-identity-account span:not(:first-child) { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
.demo-identity-cancel { flex: none; align-self: flex-start; margin-top: 14px; min-height: 44px; padding: 0 18px;
  border: 1px solid var(--line); border-radius: 999px; background: none; font-weight: 600; }
.demo-identity-cancel:hover { background: var(--hover); }
@media (max-width: 400px) {
  .demo-identity-account { grid-template-columns: 36px 1fr; gap: 2px 10px; padding: 10px; }
  .demo-identity-account > :first-child { width: 36px; height: 36px; font-size: 16px; }
}
@media (prefers-color-scheme: dark) {
  .demo-identity-dialog { --ink: #f4efe6; --soft: #bcb3a4; --card: #211e19; --line: #4a4439; --hover: #2d2922; --focus: #9cc1ff; }
  .demo-identity-dialog p { background: #3d3417; color: #fbe9ae; }
}
`;
