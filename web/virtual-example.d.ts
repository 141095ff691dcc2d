/** Made while the client is built (`src/dev/build/example/example-plugin.ts`). */
declare module 'virtual:example/hero' {
  const findings: Record<
    import('../src/i18n/locale.schema').Locale,
    import('../src/features/contracts/example.schema').ExampleFinding[]
  >;
  export default findings;
}
declare module 'virtual:example/*' {
  const contract: import('../src/features/contracts/contracts.schema').Contract;
  export default contract;
}
