import type { AnalysisJob } from '../features/contracts/contracts.jobs';

export interface AnalysisQueue {
  send(job: AnalysisJob): Promise<void>;
}

export function createAnalysisQueue(queue: Queue): AnalysisQueue {
  return {
    async send(job) {
      await queue.send(job);
    },
  };
}
