import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';

/**
 * The pages of the top navigation in the order of Spec §2; About and Contact may link to the operator's other website.
 */
export function SiteLinks() {
  const { t } = useTranslation('common');
  return (
    <>
      <LocalLink to="/">{t('navigation.home')}</LocalLink>
      <LocalLink to="/bookings">{t('navigation.bookings')}</LocalLink>
      <LocalLink to="/business">{t('navigation.business')}</LocalLink>
      <LocalLink to="/partner">{t('navigation.partner')}</LocalLink>
      <OwnOrOtherPage address={site.links.about} to="/about" text={t('navigation.about')} />
      <OwnOrOtherPage address={site.links.contact} to="/contact" text={t('navigation.contact')} />
    </>
  );
}

interface OwnOrOtherPageProps {
  readonly address: string | null;
  readonly to: string;
  readonly text: string;
}

/** A link to a page of the operator's other website, else to one of this site. */
export const OwnOrOtherPage = ({ address, to, text }: OwnOrOtherPageProps) =>
  address ? <a href={address}>{text}</a> : <LocalLink to={to}>{text}</LocalLink>;

/** The legal pages, linked from every page and readable without a script (DDG 5, D39). */
export function LegalLinks() {
  const { t } = useTranslation('common');
  return (
    <>
      <LocalLink to="/imprint">{t('legal.imprint')}</LocalLink>
      <LocalLink to="/privacy">{t('legal.privacy')}</LocalLink>
      <LocalLink to="/accessibility">{t('legal.accessibility')}</LocalLink>
      <LocalLink to="/terms">{t('legal.terms')}</LocalLink>
    </>
  );
}
