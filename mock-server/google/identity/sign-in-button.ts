import { type IdentityLanguage, texts } from './texts';

/**
 * The appearance of the button:
 * https://developers.google.com/identity/gsi/web/reference/js-reference#GsiButtonConfiguration
 */
export interface ButtonOptions {
  readonly type?: 'standard' | 'icon';
  readonly theme?: 'outline' | 'filled_blue' | 'filled_black';
  readonly size?: 'large' | 'medium' | 'small';
  readonly text?: 'signin_with' | 'signup_with' | 'continue_with' | 'signin';
  readonly shape?: 'rectangular' | 'pill' | 'circle' | 'square';
  readonly width?: string | number;
  readonly locale?: string;
  readonly click_listener?: () => void;
  readonly state?: string;
}

const heights = { large: 40, medium: 32, small: 20 } as const;
const SVG = 'http://www.w3.org/2000/svg';

/** A key, not Google's G: this button leads to no Google account. */
function keySymbol(): SVGSVGElement {
  const symbol = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', fill: 'none', 'aria-hidden': 'true' })) {
    symbol.setAttribute(name, value);
  }
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M14 10a5 5 0 1 0-1.5 3.5L15 16h2v2h2v2h3v-3l-8-7zM8 9h.01');
  path.setAttribute('stroke', 'currentColor');
  path.setAttribute('stroke-width', '2');
  path.setAttribute('stroke-linejoin', 'round');
  symbol.append(path);
  return symbol;
}

/** A real button with Google's words, sizes and themes. */
export function makeSignInButton(options: ButtonOptions, language: IdentityLanguage): HTMLButtonElement {
  const label = texts[language][options.text ?? 'signin_with'];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'demo-identity-button';
  button.lang = language;
  button.dataset.theme = options.theme ?? 'outline';
  button.dataset.shape = options.shape ?? 'rectangular';
  button.dataset.type = options.type ?? 'standard';
  const height = heights[options.size ?? 'large'];
  button.style.height = `${height}px`;
  button.append(keySymbol());
  if (options.type === 'icon') {
    button.style.width = `${height}px`;
    button.setAttribute('aria-label', label);
    return button;
  }
  // Google takes a width between 200 and 400 pixels.
  const width = Number(options.width);
  if (width > 0) button.style.width = `${Math.max(200, Math.min(400, width))}px`;
  button.append(label);
  return button;
}
