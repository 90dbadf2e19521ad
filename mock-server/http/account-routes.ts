import * as v from 'valibot';
import { type BusinessStatus, GoogleLoginRequest, type Profile, type Wire } from '../../src/backend/wire';
import type { StoredCustomer } from '../data/state';
import type { DataStore } from '../data/store';
import { check, HttpFailure, type Route } from './route';
import { createTokens, type IdentityClaims, readIdentityToken } from './tokens';

/** `PUT /auth/me`, a call of ours (D4). */
const ProfileUpdateRequest = v.object({
  customerName: v.pipe(v.string(), v.trim(), v.minLength(1)),
  customerMobile: v.pipe(v.string(), v.trim()),
  customerEmail: v.pipe(v.string(), v.trim(), v.email()),
});

/** Sign-in, profile and business status (Spec §7). */
export function accountRoutes(store: DataStore, now: () => number): readonly Route[] {
  return [
    {
      method: 'post',
      path: '/google/login',
      answer: ({ body }) => {
        const claims = readIdentityToken(check(GoogleLoginRequest, body).idToken, now());
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
      answer: ({ customer }) => ({ status: customer().hasBusinessAccount }) satisfies Wire<typeof BusinessStatus>,
    },
  ];
}

/** Who signs in for the first time becomes a customer. */
function customerOf({ sub, name, email }: IdentityClaims, store: DataStore): StoredCustomer {
  const state = store.read();
  const known = state.customers.find((customer) => customer.sub === sub);
  if (known) return known;
  const number = state.meta.nextNumber;
  const account = { startPoints: 0, hasBusinessAccount: false };
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
    accountType: customer.hasBusinessAccount ? 'BUSINESS' : 'PRIVATE',
    accountId: customer.id,
    status: 'ACTIVE',
  };
}
