import type { createApp } from '#src/app.ts';
import type { apiDescriptionFile, describeApi } from '#src/http/open-api.ts';
import { bundleForNode } from './bundle-for-node.ts';

interface Modules {
  app: { createApp: typeof createApp };
  openApi: { describeApi: typeof describeApi; apiDescriptionFile: typeof apiDescriptionFile };
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
