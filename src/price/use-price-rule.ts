import { formatEuro, formatShortDayAndTime } from '../i18n/formats';
import { textIn } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { type PriceKind, site } from '../site';
import type { Price } from './price';

/** The sentences that explain a kind of price. */
export interface PriceRule {
  /** The rule of a kind, with the ordinance that sets it; empty for the taximeter, which has sentences of its own. */
  readonly ruleOf: (kind: PriceKind) => string;
  /** The rules of the vehicles that the operator's file excepts, a sentence each. */
  readonly exceptions: string;
  /** The meaning of one price: what is promised and until when, or that it is an estimate; empty for the taximeter. */
  readonly meaningOf: (price: Price) => string;
}

/** The sentences about prices in the page's language. */
export function usePriceRule(): PriceRule {
  const { t } = useTranslation('price');
  const language = useLanguage();
  const { corridor, exceptions } = site.price;
  const ordinance = textIn(site.price.ordinance, language);
  const ruleOf = (kind: PriceKind) => {
    if (kind === 'taximeter') return '';
    const limits = kind === 'corridor' && corridor && t('limits', corridor);
    return [t(`rule.${kind}`, { ordinance }), limits].filter(Boolean).join(' ');
  };
  const promiseOf = ({ range }: Price) =>
    range
      ? t('promise.corridor', {
          ordinance,
          from: formatEuro(language, range.from),
          to: formatEuro(language, range.to),
        })
      : t('promise.fixed', { ordinance });
  return {
    ruleOf,
    exceptions: exceptions.map(({ vehicle, kind }) => t('exception', { vehicle, rule: t(`name.${kind}`) })).join(' '),
    meaningOf: (price) => {
      const { kind, isPromised, euro, validUntil } = price;
      if (kind === 'taximeter') return '';
      const sentences = isPromised
        ? [promiseOf(price), validUntil && t('validUntil', { time: formatShortDayAndTime(language, validUntil) })]
        : [euro !== null && t('estimate'), ruleOf(kind)];
      return sentences.filter(Boolean).join(' ');
    },
  };
}
