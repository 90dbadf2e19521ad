import { project } from '../jest-project.mjs';

export default project('backend');
