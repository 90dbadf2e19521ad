/**
 * Whether a Node version ("20.19.0") is in a range of major versions with their minimum ("^20.19.0 || ^22.16.0"), the
 * only form in package.json. It runs before the installation, hence without a library and on any old Node.
 */
exports.isInRange = (version, range) =>
  range.split(' || ').some((line) => {
    const [from, actual] = [line.slice(1), version].map((text) => text.split('.').map(Number));
    return actual[0] === from[0] && (actual[1] > from[1] || (actual[1] === from[1] && actual[2] >= from[2]));
  });
