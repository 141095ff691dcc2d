// No zod here: the dashboard needs these lists and would load all of it for them.

export const contractsPerPage = 25;
/** Of a list of which no page is asked for. */
export const mostContractsListed = 1000;
export const longestSearch = 200;
export const longestTag = 40;
export const mostTags = 10;

export const contractProgresses = ['in-progress', 'complete', 'failed'] as const;
export const riskGrades = ['high', 'medium', 'low', 'none'] as const;
export const contractOrigins = ['upload', 'template'] as const;
export const contractSorts = ['newest', 'oldest', 'name', 'risk'] as const;
