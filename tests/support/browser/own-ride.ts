import type { Page } from '@playwright/test';
import { builtApi } from './browser';

/** The screen of a ride whose booking and live connection the story simulates. */
export const OWN_RIDE = '/booking-details/R1';

/** Its pickup and destination. */
export const pickup = { lat: 51.31262, lng: 9.47931 };
export const drop = { lat: 51.29941, lng: 9.49622 };

/** The fields of `GET /bookings/{id}` that a story sets. */
export interface OwnRide {
  readonly jobStatus: string;
  readonly driverName?: string;
  readonly carNo?: string;
  readonly vehicle_name?: string;
}

export const driver = { driverName: 'Jörg Fahrer', carNo: 'KS-TX 417' };

/**
 * Answers the booking with the present `ride`, so that a story may change it, and acknowledges the live connection.
 * `onTrack` answers each case 705. Returns a function that sends a frame.
 */
export async function answerOwnRide(
  page: Page,
  ride: OwnRide,
  onTrack?: () => object,
): Promise<(frame: object) => void> {
  const text = ({ lat, lng }: typeof pickup) => `${lat},${lng}`;
  let send = (_: object) => {};
  await page.route(`${builtApi}/bookings/R1`, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { bookingId: 'R1', ...ride, pickupCoordinates: text(pickup), dropCoordinates: text(drop) },
    }),
  );
  await page.routeWebSocket(/wss2/, (socket) => {
    send = (frame) => socket.send(JSON.stringify(frame));
    socket.onMessage((message) => {
      const { case_value } = JSON.parse(String(message));
      if (case_value === 700) send({ key: 'customer_connected', status: true });
      if (case_value === 705 && onTrack) send(onTrack());
    });
  });
  return (frame) => send(frame);
}

/** Answers the calls that share this ride. */
export const answerOwnShare = (page: Page) =>
  page.route(`${builtApi}/bookings/R1/share`, (route) =>
    route.fulfill({
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Allow-Methods': 'POST, DELETE',
      },
      json: {
        token: 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC',
        expiresAt: new Date(Date.now() + 4 * 3_600_000).toISOString(),
        isNew: true,
      },
    }),
  );

/** The answer to case 705: the taxi's position, and the minutes to pickup and destination. */
export const trackingFrame = (position: typeof pickup, minutes = 4) => ({
  key: 'customer_job_driver_tracking',
  status: true,
  driver_location: position,
  time_to_reach_pickup_in_min: minutes,
  time_to_reach_drop_in_min: minutes + 5,
});
