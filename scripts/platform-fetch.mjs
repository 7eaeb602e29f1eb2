// Stands in the bundle for a package that brings a fetch to platforms without one.
export default globalThis.fetch;
