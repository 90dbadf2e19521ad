import type { Translate } from '../../i18n/texts';

/** The variables of a sentence in their text form, for the page's script to replace. */
const minutes = '{{minutes}}';
const ago = '{{ago}}';
const passenger = '{{passenger}}';
const code = '{{code}}';

/** The sentences of a followed ride for the page's own script, which has no i18n library. */
export const followTexts = (t: Translate<'ride'>) => ({
  loading: t('follow.loading'),
  searching: t('follow.searching'),
  pickup: t('follow.pickup', { minutes }),
  onTheWay: t('follow.onTheWay'),
  atPickup: t('follow.atPickup'),
  drop: t('follow.drop', { minutes }),
  onboard: t('follow.onboard'),
  seen: t('follow.seen', { ago }),
  justNow: t('follow.justNow'),
  passenger: t('follow.passenger', { passenger }),
  unreachable: t('follow.unreachable'),
  tooMany: t('follow.tooMany'),
  /** A German company names the colours of its taxis in German. */
  colours: {
    hellelfenbein: t('follow.colours.hellelfenbein'),
    schwarz: t('follow.colours.schwarz'),
    silber: t('follow.colours.silber'),
    weiß: t('follow.colours.weiß'),
  } as Readonly<Record<string, string>>,
  noRide: t('follow.noRide'),
  why: t('follow.why'),
  mapShow: t('follow.map.show'),
  mapLoading: t('follow.map.loading'),
  mapFailed: t('follow.map.failed'),
  reference: t('common:reference.letters', { code }),
});

/** See {@link followTexts}. */
export type FollowTexts = ReturnType<typeof followTexts>;

/** Replaces the variables of a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (variable, key: string) => values[key] ?? variable);
