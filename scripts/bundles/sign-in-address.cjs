/**
 * A webpack loader for builds with the local stand-in for Google's sign-in: @react-oauth/google has Google's address
 * built in (https://github.com/MomenSherif/react-oauth/issues/82). A build for Google does not use it.
 */
module.exports = function useStandIn(source) {
  const { from, to } = this.getOptions();
  // The address is not part of a module's identity in webpack's cache.
  this.cacheable(false);
  if (source.split(from).length !== 2) throw new Error(`@react-oauth/google does not name ${from} once any more.`);
  return source.replace(from, to);
};
