CREATE TABLE `model_usage` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`contract_id` text,
	`model` text NOT NULL,
	`prompt_tokens` integer NOT NULL,
	`cached_tokens` integer NOT NULL,
	`completion_tokens` integer NOT NULL,
	`estimated` integer NOT NULL,
	`cost_micros` integer,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `model_usage_day` ON `model_usage` (`day`,`owner_id`);--> statement-breakpoint
CREATE INDEX `model_usage_owner` ON `model_usage` (`owner_id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX `model_usage_contract` ON `model_usage` (`contract_id`) WHERE contract_id is not null;