import { WorkerEntrypoint } from 'cloudflare:workers';
import { backUp } from '../src/features/backup/back-up.usecase';
import type { Answer } from '../src/features/questions/questions.schema';
import type { AskService, FindRequest, WriteRequest } from '../src/platform/ask';
import type { CompareRequest, CompareService } from '../src/platform/compare';
import type { MeasureRequest, MeasureResult, MeasureService } from '../src/platform/measure';
import type { RedlineJob, RedlineService } from '../src/platform/redline';
import type { TranslateRequest, TranslateService } from '../src/platform/translate';
import { handleDeadLetters } from './dead-letter';
import { handleFind, handleWrite } from './handle-ask';
import { handleBatch } from './handle-batch';
import { handleCompare } from './handle-compare';
import { handleMeasure } from './handle-measure';
import { handleRedline } from './handle-redline';
import { handleTranslate } from './handle-translate';
import { buildWorkerDeps } from './worker-deps';

/** Reads a file before it is accepted. The API Worker calls it over the service binding. */
export class Measure extends WorkerEntrypoint<Cloudflare.Env> implements MeasureService {
  measure(request: MeasureRequest): Promise<MeasureResult> {
    return handleMeasure(buildWorkerDeps(this.env), request);
  }

  async analyst() {
    const { config } = buildWorkerDeps(this.env);
    return config.languageModel ? 'language-model' : 'built-in';
  }

  async ping() {
    return { version: this.env.VERSION?.id ?? null };
  }
}

/** Finds what questions ask of a contract, and answers them where there is a language model. */
export class Ask extends WorkerEntrypoint<Cloudflare.Env> implements AskService {
  async canWrite() {
    return buildWorkerDeps(this.env).answerer !== null;
  }

  find(request: FindRequest) {
    return handleFind(buildWorkerDeps(this.env), request);
  }

  write(request: WriteRequest, onDraft: (draft: Answer) => void) {
    return handleWrite(buildWorkerDeps(this.env), request, onDraft);
  }
}

/** Translates what the API Worker is asked to. */
export class Translate extends WorkerEntrypoint<Cloudflare.Env> implements TranslateService {
  translate(request: TranslateRequest): Promise<string | null> {
    return handleTranslate(buildWorkerDeps(this.env), request);
  }
}

/** Compares two contracts for the API Worker, which other calls would wait for. */
export class Compare extends WorkerEntrypoint<Cloudflare.Env> implements CompareService {
  compare(request: CompareRequest) {
    return handleCompare(buildWorkerDeps(this.env), request);
  }
}

/** Writes changes into the Word file of a contract for the API Worker, which has no room for what reads one. */
export class Redline extends WorkerEntrypoint<Cloudflare.Env> implements RedlineService {
  redline(job: RedlineJob) {
    return handleRedline(buildWorkerDeps(this.env), job);
  }
}

export default {
  /** The nightly backup: here, where it holds up no call. */
  async scheduled(_controller, env) {
    await backUp(buildWorkerDeps(env));
  },

  async queue(batch, env) {
    const deps = buildWorkerDeps(env);
    const isOfDead = /-dead-letters(?:-|$)/.test(batch.queue);
    for (const { timestamp, attempts: attempt } of batch.messages) {
      const ageMs = Date.now() - timestamp.getTime();
      deps.telemetry.record({ point: isOfDead ? 'dead_letter' : 'queue', name: batch.queue, ageMs, attempt });
    }
    if (isOfDead) await handleDeadLetters(deps, batch);
    else await handleBatch(deps, batch);
  },
} satisfies ExportedHandler<Cloudflare.Env>;
