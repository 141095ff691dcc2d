import { bundleForNode } from './bundle-for-node.ts';

/** As much as is called of the modules, whose own types are those of Workers. */
interface Modules {
  app: { createApp: () => unknown };
  openApi: { describeApi: (app: unknown) => object; apiDescriptionFile: string };
}

/** The OpenAPI document of the API, as the file that is published. The messages must have been compiled. */
export async function readApiDescription(): Promise<Record<string, unknown>> {
  const { load, close } = await bundleForNode({ app: 'src/app.ts', openApi: 'src/http/open-api.ts' });
  try {
    const { createApp } = await load<Modules['app']>('app');
    const { describeApi, apiDescriptionFile } = await load<Modules['openApi']>('openApi');
    return { [apiDescriptionFile]: describeApi(createApp()) };
  } finally {
    close();
  }
}
