import { readFileSync } from 'node:fs';
import { operatorFacts } from '../../scripts/configuration/operator-facts';
import { PICTURES_OF, pictureProblems } from '../../scripts/configuration/picture-problems';
import { site } from '../../src/site';

/** The samples that a preview's visitor sees. */
export interface PreviewSamples {
  /** The number of facts, without those listed separately below. */
  readonly facts: number;
  readonly voices: boolean;
  readonly team: boolean;
  /** The screenshots on Home show another company's name or colours. */
  readonly pictures: boolean;
}

const VOICES = 'homeFacts.voices';
const TEAM = 'homeFacts.showsTeam';

/** Sorts the dotted paths of samples. */
export const samplesIn = (paths: readonly string[], pictures: boolean): PreviewSamples => ({
  facts: paths.filter((path) => path !== VOICES && path !== TEAM).length,
  voices: paths.includes(VOICES),
  team: paths.includes(TEAM),
  pictures,
});

/** The samples of src/site.ts and of the pictures. */
export const currentSamples = (): PreviewSamples =>
  samplesIn(operatorFacts().samples, pictureProblems(readFileSync(PICTURES_OF, 'utf8'), site).length > 0);
