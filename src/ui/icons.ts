/**
 * The icons of the site, each from its own file: the library's index resolves 2,000 files in every stage of a build.
 */
export { default as ArrowDown } from 'lucide/dist/esm/icons/arrow-down.mjs';
export { default as ArrowLeft } from 'lucide/dist/esm/icons/arrow-left.mjs';
export { default as ArrowRight } from 'lucide/dist/esm/icons/arrow-right.mjs';
export { default as ArrowUp } from 'lucide/dist/esm/icons/arrow-up.mjs';
export { default as ArrowUpDown } from 'lucide/dist/esm/icons/arrow-up-down.mjs';
export { default as Banknote } from 'lucide/dist/esm/icons/banknote.mjs';
export { default as CarTaxiFront } from 'lucide/dist/esm/icons/car-taxi-front.mjs';
export { default as ChevronDown } from 'lucide/dist/esm/icons/chevron-down.mjs';
export { default as ChevronRight } from 'lucide/dist/esm/icons/chevron-right.mjs';
export { default as ChevronUp } from 'lucide/dist/esm/icons/chevron-up.mjs';
export { default as Clock } from 'lucide/dist/esm/icons/clock.mjs';
export { default as CreditCard } from 'lucide/dist/esm/icons/credit-card.mjs';
export { default as Headset } from 'lucide/dist/esm/icons/headset.mjs';
export { default as LocateFixed } from 'lucide/dist/esm/icons/locate-fixed.mjs';
export { default as MapPin } from 'lucide/dist/esm/icons/map-pin.mjs';
export { default as Menu } from 'lucide/dist/esm/icons/menu.mjs';
export { default as Minus } from 'lucide/dist/esm/icons/minus.mjs';
export { default as Pause } from 'lucide/dist/esm/icons/pause.mjs';
export { default as Phone } from 'lucide/dist/esm/icons/phone.mjs';
export { default as Play } from 'lucide/dist/esm/icons/play.mjs';
export { default as Plug } from 'lucide/dist/esm/icons/plug.mjs';
export { default as Plus } from 'lucide/dist/esm/icons/plus.mjs';
export { default as QrCode } from 'lucide/dist/esm/icons/qr-code.mjs';
export { default as RotateCw } from 'lucide/dist/esm/icons/rotate-cw.mjs';
export { default as Search } from 'lucide/dist/esm/icons/search.mjs';
export { default as Share } from 'lucide/dist/esm/icons/share.mjs';
export { default as Star } from 'lucide/dist/esm/icons/star.mjs';
export { default as Ticket } from 'lucide/dist/esm/icons/ticket.mjs';
export { default as TrainFront } from 'lucide/dist/esm/icons/train-front.mjs';
export { default as UserRound } from 'lucide/dist/esm/icons/user-round.mjs';
export { default as Users } from 'lucide/dist/esm/icons/users.mjs';
export { default as Wallet } from 'lucide/dist/esm/icons/wallet.mjs';
export { default as Wrench } from 'lucide/dist/esm/icons/wrench.mjs';
export { default as X } from 'lucide/dist/esm/icons/x.mjs';
