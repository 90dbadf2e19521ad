import {
  type BusinessStatus,
  GoogleLoginRequest,
  type Profile,
  ProfileUpdateRequest,
  type Wire,
} from '../../src/backend/wire';
import { createTokens, type IdentityClaims, type IdentityKeys, readIdentityToken } from '../session';
import type { DataStore, StoredCustomer } from '../storage';
import { check, HttpFailure, type Route, route } from './route';

/** The parts of sign-in, profile and business status; the clock is in milliseconds since 1970. */
interface AccountParts {
  readonly store: DataStore;
  readonly now: () => number;
  /** The required audience of identity tokens. */
  readonly clientId: string;
  readonly keys: IdentityKeys;
}

/** Sign-in, profile and business status (Spec §7). */
export function accountRoutes({ store, now, clientId, keys }: AccountParts): readonly Route[] {
  return [
    route('post', '/google/login', ({ body }) => {
      const { idToken } = check(GoogleLoginRequest, body);
      const claims = readIdentityToken(idToken, { clientId, keys, nowMs: now() });
      if (!claims) throw new HttpFailure(401, 'Unauthorized');
      const known = store.read().customers.find(({ sub }) => sub === claims.sub);
      return createTokens(known ?? becomeCustomer(claims, store), now());
    }),
    route('get', '/auth/me', ({ customer }) => profile(customer())),
    route('put', '/auth/me', ({ customer, body }) => {
      const known = customer();
      const { customerName, customerMobile, customerEmail } = check(ProfileUpdateRequest, body);
      const changed = { ...known, name: customerName, phone: customerMobile, email: customerEmail };
      store.put({ customers: [changed] });
      return profile(changed);
    }),
    route(
      'get',
      '/business-status',
      ({ customer }) => ({ status: customer().businessAccount === 'active' }) satisfies Wire<typeof BusinessStatus>,
    ),
  ];
}

/** A person who signs in for the first time becomes a customer. */
function becomeCustomer({ sub, name, email }: IdentityClaims, store: DataStore): StoredCustomer {
  const { nextNumber } = store.read().meta;
  const account = { startPoints: 0, businessAccount: 'none' as const };
  const customer: StoredCustomer = { id: String(nextNumber), sub, name, email, phone: '', ...account };
  store.put({ nextNumber: nextNumber + 1, customers: [customer] });
  return customer;
}

function profile(customer: StoredCustomer): Wire<typeof Profile> {
  return {
    customerName: customer.name,
    customerMobile: customer.phone,
    customerEmail: customer.email,
    customerId: customer.id,
    accountType: customer.businessAccount === 'none' ? 'PRIVATE' : 'BUSINESS',
    accountId: customer.id,
    status: 'ACTIVE',
  };
}
