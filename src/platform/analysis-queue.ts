import type { AnalysisJob } from '../features/contracts/contracts.jobs';
import type { AnalysisLane } from '../features/contracts/queueing.rules';

export interface AnalysisQueue {
  /** `delaySeconds`: not delivered before. */
  send(job: AnalysisJob, to: { lane: AnalysisLane; delaySeconds?: number }): Promise<void>;
}

export function createAnalysisQueue(queues: Record<AnalysisLane, Queue>): AnalysisQueue {
  return {
    async send(job, { lane, delaySeconds }) {
      await queues[lane].send(job, ...(delaySeconds === undefined ? [] : [{ delaySeconds }]));
    },
  };
}
