import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '../../src/i18n/languages';
import { AddressService } from '../../src/marketing/business/quote-form';
import { AccessibilityScreen } from '../../src/marketing/legal/accessibility-screen';
import { ImprintScreen } from '../../src/marketing/legal/imprint-screen';
import { PrivacyScreen } from '../../src/marketing/legal/privacy-screen';
import { TermsScreen } from '../../src/marketing/legal/terms-screen';
import { legalFacts } from '../../src/site';
import { textsOf } from './all-texts';
import { renderScreen } from './render-screen-hook';

/** The text of the screens whose sentences follow from the chosen services and from the operator's legal facts. */
export function legalTexts(legal = legalFacts(), language: Language = 'en') {
  const texts = textsOf(language);
  const shown = (screen: ReactNode) => {
    const { container } = renderScreen(screen, texts, language);
    const text = container.textContent ?? '';
    const links = [...container.querySelectorAll('a')].map(({ href }) => href);
    cleanup();
    return { text, links };
  };
  return {
    imprint: shown(<ImprintScreen legal={legal} />),
    privacy: shown(<PrivacyScreen legal={legal} />),
    terms: shown(<TermsScreen legal={legal} />),
    accessibility: shown(<AccessibilityScreen legal={legal} />),
    businessForm: shown(<AddressService isWanted={false} />),
  };
}
