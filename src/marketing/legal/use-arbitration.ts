import { useTranslation } from '../../i18n/use-translation';
import type { Legal } from './legal-pages';

/** The sentence of section 36 VSBG, which imprint and terms both need: part in dispute settlement, and the board. */
export function useArbitration({ facts }: Legal): string {
  const { t } = useTranslation('legal');
  const { kind, board } = facts.arbitration;
  return kind === 'none' ? t('arbitration.none') : t(`arbitration.${kind}`, { board: board ?? '' });
}
