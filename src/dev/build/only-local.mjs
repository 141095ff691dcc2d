// Custom build step of the combined Worker: it serves `wrangler dev` and must never be deployed.
if (process.env.WRANGLER_COMMAND !== 'dev') {
  console.error('Deploy with `npm run deploy`: it migrates the database and deploys both Workers in their order.');
  process.exit(1);
}
