import type { AskService } from './platform/ask';
import type { CompareService } from './platform/compare';
import type { MeasureService } from './platform/measure';
import type { RedlineService } from './platform/redline';
import type { TranslateService } from './platform/translate';

/** Bindings of wrangler.toml and worker/wrangler.toml, and the variables that `config.ts` parses. */
declare global {
  namespace Cloudflare {
    interface Env {
      /** Others beside it are named `DB_1`, `DB_2` and so on (`src/db/databases.ts`). */
      DB: D1Database;
      FILES: R2Bucket;
      /** Nightly copies; each expires by itself. */
      BACKUPS: R2Bucket;
      /** Files of the client of this release and the one before, for a week. */
      RELEASES: R2Bucket;
      ANALYSIS_QUEUE: Queue;
      FREE_ANALYSIS_QUEUE: Queue;
      SWEEP_QUEUE: Queue;
      EMAIL: SendEmail;
      /** Points of what happens; not there on someone's own machine. */
      TELEMETRY?: AnalyticsEngineDataset;
      /** Names the deployed version; not there in tests of a single part. */
      VERSION?: WorkerVersionMetadata;
      ASSETS: Fetcher;
      ASK: AskService;
      MEASURE: MeasureService;
      TRANSLATE: TranslateService;
      COMPARE: CompareService;
      REDLINE: RedlineService;
      APP_ENV?: string;
      APP_URL?: string;
      AUTH_SECRET?: string;
      OPENAI_API_KEY?: string;
      OPENAI_BASE_URL?: string;
      OPENAI_HEADERS?: string;
      OPENAI_MODEL?: string;
      OPENAI_READS_IMAGES?: string;
      OPENAI_REASONING_EFFORT?: string;
      OPENAI_TEMPERATURE?: string;
      OPENAI_MAX_OUTPUT_TOKENS?: string;
      OPENAI_CONTEXT_TOKENS?: string;
      OPENAI_QUESTIONS_AT_ONCE?: string;
      OPENAI_PATIENCE_SECONDS?: string;
      OPENAI_PRICES?: string;
      OPENAI_DAILY_TOKENS?: string;
      OPENAI_DAILY_TOKENS_PER_ACCOUNT?: string;
      OPENAI_DAILY_COST?: string;
      OPENAI_DAILY_COST_PER_ACCOUNT?: string;
      OPENAI_MONTHLY_COST?: string;
      MAIL_FROM?: string;
      SUPPORT_EMAIL?: string;
      PREMIUM_SUPPORT_EMAIL?: string;
      SOCIAL_PROFILES?: string;
      UPTIME_CLAIM?: string;
      GOOGLE_CLIENT_ID?: string;
      GOOGLE_CLIENT_SECRET?: string;
      GOOGLE_DISCOVERY_URL?: string;
      STRIPE_SECRET_KEY?: string;
      STRIPE_WEBHOOK_SECRET?: string;
      STRIPE_PUBLISHABLE_KEY?: string;
      STRIPE_API_BASE?: string;
      STRIPE_PRICE_PLUS?: string;
      STRIPE_PRICE_PRO?: string;
      STRIPE_PRICE_PREMIUM?: string;
      READ_REPLICAS?: string;
      OPEN_SHARDS?: string;
      USAGE_LIMITS?: string;
      RATE_LIMITS?: string;
    }
  }
}
