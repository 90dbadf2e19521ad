export { service } from '../map/service';
