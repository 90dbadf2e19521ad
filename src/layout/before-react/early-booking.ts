/** In the head of the booking page only, before the first paint. One script: each delays the paint (decision 373). */
import './apply-consent';
import './mark-later';
