import type { Policies } from '../../port/service';

/** Google's policy asks sites with its maps to name both (https://cloud.google.com/maps-platform/terms, 3.2.1). */
export const policies: Policies | null = {
  terms: 'https://maps.google.com/help/terms_maps/',
  privacy: 'https://policies.google.com/privacy',
};
