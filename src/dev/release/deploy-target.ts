import type { BuiltConfig } from '../build/build-output.ts';
import type { Variables } from '../run/worker-variables.ts';
import { withShards } from './shards/shard-databases.ts';

export const placeholderDatabaseId = '00000000-0000-0000-0000-000000000001';

export interface DeployTarget {
  appEnv: 'production' | 'preview';
  /** Added to the name of everything that a preview has for itself: "-pr-12"; empty in production. */
  suffix: string;
  databaseId: string;
  /** Databases beside it, and where their migrations are; none where there is one database for all. */
  shards?: { ids: string[]; migrationsDir: string };
  /** Where databases and buckets stand; null: wherever Cloudflare puts them. */
  jurisdiction: string | null;
  settings: Variables;
}

/** The configuration of a built Worker as it is deployed to a target. */
export function deployedConfig(config: BuiltConfig, target: DeployTarget): BuiltConfig {
  const { appEnv, suffix, databaseId, shards = { ids: [] }, jurisdiction, settings } = target;
  const named = (name: string) => name + suffix;
  const { producers = [], consumers = [] } = config.queues;
  return {
    ...config,
    name: named(config.name),
    topLevelName: named(config.name),
    vars: { ...settings, APP_ENV: appEnv },
    d1_databases: withShards(
      config.d1_databases.map((database) => ({
        ...database,
        database_name: named(database.database_name),
        database_id: databaseId,
      })),
      shards,
    ),
    r2_buckets: config.r2_buckets.map((bucket) => ({
      ...bucket,
      bucket_name: named(bucket.bucket_name),
      ...(jurisdiction && { jurisdiction }),
    })),
    // Else the points of a preview would answer for production: that a backup was made, that calls come.
    analytics_engine_datasets: config.analytics_engine_datasets?.map((each) => ({
      ...each,
      dataset: named(each.dataset).replaceAll('-', '_'),
    })),
    services: config.services?.map((service) => ({ ...service, service: named(service.service) })),
    queues: {
      producers: producers.map((producer) => ({ ...producer, queue: named(producer.queue) })),
      consumers: consumers.map((consumer) => ({
        ...consumer,
        queue: named(consumer.queue),
        ...(consumer.dead_letter_queue && { dead_letter_queue: named(consumer.dead_letter_queue) }),
      })),
    },
  };
}

/** Without these the API Worker answers nothing. */
export const requiredSecrets = ['AUTH_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** What keeps a deployment from working, in words that say what to do. `secrets` are those at hand or on the Worker. */
export function findDeployProblems(target: DeployTarget, secrets: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (target.databaseId === placeholderDatabaseId) {
    problems.push(
      `The database id is the local placeholder. Create a database (npx wrangler d1 create plainclause${jurisdictionFlag(target)}; its place cannot be changed later) and set its id as D1_DATABASE_ID, or write it into wrangler.toml and worker/wrangler.toml.`,
    );
  }
  for (const name of ['APP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'STRIPE_PUBLISHABLE_KEY']) {
    if (!target.settings[name]) problems.push(`${name} is not set in the environment.`);
  }
  for (const name of requiredSecrets) {
    if (secrets.has(name)) continue;
    problems.push(`The secret ${name} is neither set in the environment nor kept on the API Worker.`);
  }
  if (target.appEnv === 'preview' && target.settings.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_')) {
    problems.push('STRIPE_PUBLISHABLE_KEY is one for real money: previews take keys of the test mode alone.');
  }
  return problems;
}

const jurisdictionFlag = ({ jurisdiction }: DeployTarget) => (jurisdiction ? ` --jurisdiction ${jurisdiction}` : '');
