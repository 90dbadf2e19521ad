/**
 * Whether a Node version ("20.19.0") is in a range of lines with their first version ("^20.19.0 || ^22.16.0"), the only
 * form that package.json uses. It runs before anything is installed, hence without a library and on any old Node.
 */
exports.isInRange = (version, range) =>
  range.split(' || ').some((line) => {
    const [from, actual] = [line.slice(1), version].map((text) => text.split('.').map(Number));
    return actual[0] === from[0] && (actual[1] > from[1] || (actual[1] === from[1] && actual[2] >= from[2]));
  });
