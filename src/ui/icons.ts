/**
 * The icons of the site, each from its own file: the library's index resolves 2,359 files in every stage of a build.
 */
export { default as ArrowDown } from 'lucide-react/icons/arrow-down';
export { default as ArrowLeft } from 'lucide-react/icons/arrow-left';
export { default as ArrowRight } from 'lucide-react/icons/arrow-right';
export { default as ArrowUp } from 'lucide-react/icons/arrow-up';
export { default as ArrowUpDown } from 'lucide-react/icons/arrow-up-down';
export { default as Banknote } from 'lucide-react/icons/banknote';
export { default as CarTaxiFront } from 'lucide-react/icons/car-taxi-front';
export { default as ChevronDown } from 'lucide-react/icons/chevron-down';
export { default as ChevronRight } from 'lucide-react/icons/chevron-right';
export { default as ChevronUp } from 'lucide-react/icons/chevron-up';
export { default as CreditCard } from 'lucide-react/icons/credit-card';
export { default as Headset } from 'lucide-react/icons/headset';
export { default as LocateFixed } from 'lucide-react/icons/locate-fixed';
export { default as MapPin } from 'lucide-react/icons/map-pin';
export { default as Menu } from 'lucide-react/icons/menu';
export { default as Minus } from 'lucide-react/icons/minus';
export { default as Pause } from 'lucide-react/icons/pause';
export { default as Phone } from 'lucide-react/icons/phone';
export { default as Play } from 'lucide-react/icons/play';
export { default as Plug } from 'lucide-react/icons/plug';
export { default as Plus } from 'lucide-react/icons/plus';
export { default as QrCode } from 'lucide-react/icons/qr-code';
export { default as RotateCw } from 'lucide-react/icons/rotate-cw';
export { default as Search } from 'lucide-react/icons/search';
export { default as Share } from 'lucide-react/icons/share';
export { default as Star } from 'lucide-react/icons/star';
export { default as Ticket } from 'lucide-react/icons/ticket';
export { default as UserRound } from 'lucide-react/icons/user-round';
export { default as Users } from 'lucide-react/icons/users';
export { default as Wallet } from 'lucide-react/icons/wallet';
export { default as Wrench } from 'lucide-react/icons/wrench';
export { default as X } from 'lucide-react/icons/x';
