CREATE TABLE `model_day` (
	`day` text PRIMARY KEY NOT NULL,
	`tokens` integer NOT NULL,
	`cost_micros` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `contract` ADD `queued_at` integer;--> statement-breakpoint
ALTER TABLE `contract` ADD `waiting_since` integer;--> statement-breakpoint
CREATE INDEX `contract_unfinished_owner` ON `contract` (`owner_id`,`queued_at`) WHERE status not in ('complete', 'failed');--> statement-breakpoint
CREATE INDEX `registration_age` ON `registration` (`created_at`);--> statement-breakpoint
CREATE INDEX `session_age` ON `session` (`created_at`);--> statement-breakpoint
CREATE INDEX `verification_value` ON `verification` (`value`);--> statement-breakpoint
CREATE INDEX `billing_checkout` ON `billing` (`checked_at`) WHERE checkout_id is not null;--> statement-breakpoint
INSERT INTO `model_day` (`day`, `tokens`, `cost_micros`)
SELECT `day`, sum(`prompt_tokens` + `completion_tokens`), coalesce(sum(`cost_micros`), 0) FROM `model_usage` GROUP BY `day`;
