export { policies } from 'map-provider/policies';
