import type { Plugin } from 'vite';

const links = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const prefetch = 'React$1.createElement(PrefetchPageLinks, { page: href })';

/**
 * Leaves out of the built client what the router keeps for servers that render React: links that fetch other pages'
 * data ahead, and names for developer tools, which hold on to components that nobody uses.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/')) return;
      if (links.test(id) && !code.includes(prefetch)) throw new Error('The router has changed: look at slim-router.ts');
      const slim = code
        .replace(prefetch, 'null')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= React\$1\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ React$$1.$1(');
      return { code: slim, map: null };
    },
  };
}
