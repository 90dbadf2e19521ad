import { hasLocalKey } from '../../device/storage';

/**
 * In the head of Home only, before the first paint: on a device with a login, Home keeps space for the offer to repeat
 * a ride (src/marketing/home/again/again-room.tsx).
 */
if (hasLocalKey('token')) document.documentElement.dataset.customer = '';
