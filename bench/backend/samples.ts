import { berlinWallTime } from '../../src/lib/berlin-time';

/** A login with the unsigned identity token that the stand-in for Google makes. */
export function loginOf(number: number) {
  const account = { sub: `bench-${number}`, name: `Sample ${number}`, email: `sample${number}@example.com` };
  const claims = { ...account, iss: 'https://accounts.google.com', aud: 'local-client-id' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const idToken = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, exp })}.`;
  return { idToken, userInfo: { id: account.sub, name: account.name, email: account.email, picture: '' } };
}

/** An order through Kassel, to begin at once. */
export function orderNow() {
  const { date, time } = berlinWallTime(new Date());
  return {
    custName: 'Sample',
    custMobile: '+49 171 3920099',
    pickupCoordinates: '51.3183,9.4897',
    pickupAreaName: 'Mitte',
    pickupCity: 'Kassel',
    pickupZipcode: '34117',
    dropCoordinates: '51.2963,9.4865',
    dropAreaName: 'Südstadt',
    dropCity: 'Kassel',
    dropZipcode: '34121',
    noOfPassanger: 1,
    orderStartDate: `${date} ${time}:00`,
    custInstruction: '',
    isDropRequired: 1,
    carType: 'PKW',
    carCategoryIds: [],
    driverFeatureIds: [],
    useMiles: false,
  };
}
