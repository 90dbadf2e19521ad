import type { Page } from '@playwright/test';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Collects the violations of a page's policy since its document began: call it before the page is opened. */
export async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ disposition, violatedDirective, blockedURI, sample }) => {
      if (disposition === 'enforce') window.violations.push(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => window.violations);
}
