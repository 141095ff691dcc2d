import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version }: { version: string } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));

/** Under /assets/, so that browsers keep it; with the version, so that they never keep it too long. */
const base = `assets/pdfjs-${version}`;
/** The site's policy allows no WebAssembly: of the picture decoders, only those in JavaScript are used. */
const wanted = /^(cmaps\/.*\.bcmap|standard_fonts\/.*\.(pfb|ttf)|wasm\/.*_nowasm_fallback\.js)$/;

const files = ['cmaps', 'standard_fonts', 'wasm']
  .flatMap((folder) => readdirSync(join(library, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => wanted.test(path));

/** Character maps, standard fonts and picture decoders that the PDF viewer fetches when a file needs them. */
export function pdfViewerFiles(): Plugin {
  return {
    name: 'pdf-viewer-files',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const path of files) {
        this.emitFile({ type: 'asset', fileName: `${base}/${path}`, source: readFileSync(join(library, path)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = files.find((file) => request.url?.split('?')[0] === `/${base}/${file}`);
        if (!path) return next();
        response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
        createReadStream(join(library, path)).pipe(response);
      });
    },
  };
}
