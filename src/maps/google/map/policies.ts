import type { Policies } from '../../port/service';

/** Google requires sites with its maps to link to both (https://cloud.google.com/maps-platform/terms, 3.2.1). */
export const policies: Policies | null = {
  terms: 'https://maps.google.com/help/terms_maps/',
  privacy: 'https://policies.google.com/privacy',
};
