import postcss, { type AtRule, type Rule } from 'postcss';
import { sourcesOf } from '../../support/sources';

/** An element in a state that somebody has chosen or opened: `a[aria-current]`. */
const STATE = /[^\s>]*(?::has\(input:checked\)|\[(?:aria-(?:pressed|current|expanded)|data-open)[^\]]*\])/g;

const isForced = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).params.includes('forced-colors: active');
const sets = (rule: Rule, prop: string) => rule.some((node) => node.type === 'decl' && node.prop === prop);
const isByGround = (rule: Rule) => !isForced(rule) && sets(rule, 'background') && !sets(rule, 'border');

/** In this state it is shown with the focus only, which has an outline of its own. */
const WITHOUT = ['maps/screen/map-panel.module.css: .follow[aria-pressed="true"]'];

/** The states in those rules of a style sheet that pass a test. */
function statesIn(css: string, test: (rule: Rule) => boolean) {
  const states = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (test(rule)) for (const [state] of rule.selector.matchAll(STATE)) states.add(state);
  });
  return states;
}

test('a state that its ground shows has another sign with forced colors, which draw no ground (WCAG 1.4.1)', () => {
  const missing = sourcesOf(/\.css$/).flatMap(({ name, text }) => {
    const forced = statesIn(text, isForced);
    return [...statesIn(text, isByGround)].filter((state) => !forced.has(state)).map((state) => `${name}: ${state}`);
  });
  expect(missing).toEqual(WITHOUT);
});
