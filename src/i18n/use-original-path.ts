import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext } from 'react';

/**
 * The path of the current page without its language: `/bookings`; for a client-only page without the rest of its path.
 */
export const useOriginalPath = (): string => useContext(I18nextContext).originalPath;
