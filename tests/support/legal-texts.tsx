import { cleanup } from '@testing-library/react';
import common from '../../src/locales/en/common.json';
import legal from '../../src/locales/en/legal.json';
import maps from '../../src/locales/en/maps.json';
import storage from '../../src/locales/en/storage.json';
import { AddressService } from '../../src/maps/addresses/address-service';
import { AccessibilityScreen } from '../../src/marketing/legal/accessibility-screen';
import { PrivacyScreen } from '../../src/marketing/legal/privacy-screen';
import { TermsScreen } from '../../src/marketing/legal/terms-screen';
import { renderScreen } from './render-screen-hook';

/** The English text of the screens whose sentences follow from the chosen services of map, addresses and ways. */
export function legalTexts() {
  const texts = { common, legal, maps, storage };
  const [privacy, terms, accessibility, businessForm] = [
    <PrivacyScreen key="privacy" />,
    <TermsScreen key="terms" />,
    <AccessibilityScreen key="accessibility" />,
    <AddressService key="business" isWanted={false} />,
  ].map((screen) => {
    const { container } = renderScreen(screen, texts);
    const text = container.textContent ?? '';
    const links = [...container.querySelectorAll('a')].map(({ href }) => href);
    cleanup();
    return { text, links };
  });
  return { privacy, terms, accessibility, businessForm };
}
