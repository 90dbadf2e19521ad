import {
  type BusinessStatus,
  GoogleLoginRequest,
  type Profile,
  ProfileUpdateRequest,
  type Wire,
} from '../../src/backend/wire';
import type { StoredCustomer } from '../storage/state';
import type { DataStore } from '../storage/store';
import { check, HttpFailure, type Route } from './route';
import { createTokens, type IdentityClaims, readIdentityToken } from './tokens';

/** Sign-in, profile and business status (Spec §7). Identity tokens must be made for `clientId`. */
export function accountRoutes(store: DataStore, now: () => number, clientId: string): readonly Route[] {
  return [
    {
      method: 'post',
      path: '/google/login',
      answer: ({ body }) => {
        const claims = readIdentityToken(check(GoogleLoginRequest, body).idToken, clientId, now());
        if (!claims) throw new HttpFailure(401, 'Unauthorized');
        return createTokens(customerOf(claims, store), now());
      },
    },
    { method: 'get', path: '/auth/me', answer: ({ customer }) => profile(customer()) },
    {
      method: 'put',
      path: '/auth/me',
      answer: ({ customer, body }) => {
        const { id } = customer();
        const { customerName, customerMobile, customerEmail } = check(ProfileUpdateRequest, body);
        const change = { name: customerName, phone: customerMobile, email: customerEmail };
        const state = store.read();
        const customers = state.customers.map((one) => (one.id === id ? { ...one, ...change } : one));
        store.replace({ ...state, customers });
        return profile(customer());
      },
    },
    {
      method: 'get',
      path: '/business-status',
      answer: ({ customer }) =>
        ({ status: customer().businessAccount === 'active' }) satisfies Wire<typeof BusinessStatus>,
    },
  ];
}

/** Who signs in for the first time becomes a customer. */
function customerOf({ sub, name, email }: IdentityClaims, store: DataStore): StoredCustomer {
  const state = store.read();
  const known = state.customers.find((customer) => customer.sub === sub);
  if (known) return known;
  const number = state.meta.nextNumber;
  const account = { startPoints: 0, businessAccount: 'none' as const };
  const customer: StoredCustomer = { id: String(number), sub, name, email, phone: '', ...account };
  store.replace({
    ...state,
    meta: { ...state.meta, nextNumber: number + 1 },
    customers: [...state.customers, customer],
  });
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
