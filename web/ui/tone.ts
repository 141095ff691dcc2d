export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
