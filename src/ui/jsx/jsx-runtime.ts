import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { jsx as element, jsxs as elementOfSeveral, Fragment } from 'react/jsx-runtime';

interface Props {
  readonly children?: ReactNode;
}
type Create = (type: ElementType, props: Props, key?: Key) => ReactElement;

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: ReactNode) => child === null || child === undefined || typeof child === 'boolean';

/** An element for a text; other words are another element. */
const own = (words: string, at = 0): ReactNode => words && element('span', { children: words }, `${at} ${words}`);

/** Texts without anything else are one text; a text beside anything else is an element of its own. */
function separated(children: readonly ReactNode[]): ReactNode {
  if (!children.some(isText)) return children;
  if (children.every((child) => isText(child) || isNothing(child))) return children.filter(isText).join('');
  let words = '';
  return children.map((child, at) => {
    if (!isText(child)) return child;
    words += child;
    if (isText(children[at + 1])) return null;
    const whole = words;
    words = '';
    return own(whole, at);
  });
}

function withOwnTexts(type: ElementType, props: Props): Props {
  let children = Array.isArray(props.children) ? separated(props.children) : props.children;
  if (type === Fragment && isText(children)) children = own(`${children}`);
  return children === props.children ? props : { ...props, children };
}

/**
 * Creates the elements of this site's JSX, in place of `react/jsx-runtime` (`jsxImportSource`): no text node lies
 * beside other nodes (D55, decision texts-are-elements). A browser's translator replaces text nodes. React still has
 * the old ones, and throws when something comes or goes beside them, or writes new words where nobody sees them. The
 * only text of an element is safe: React writes it into the element. https://github.com/facebook/react/issues/11538
 */
export const jsx: Create = (type, props, key) => element(type, withOwnTexts(type, props), key);

/** The same for several children, which need no keys. */
export const jsxs: Create = (type, props, key) => {
  const own = withOwnTexts(type, props);
  return (Array.isArray(own.children) ? elementOfSeveral : element)(type, own, key);
};

/** The same in `gatsby develop`. */
export const jsxDEV = (type: ElementType, props: Props, key?: Key, isStatic = false) =>
  (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
