import type { Language } from '../i18n/languages';

/** A driver's rating with one digit, "4.9", "4,9"; empty when nobody has rated yet. */
export function formatRating(language: Language, rating: number | null): string {
  if (rating === null || !Number.isFinite(rating) || rating <= 0) return '';
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}
