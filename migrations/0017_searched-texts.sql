CREATE TABLE `searched_text` (
	`contract_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `contract` ADD `text_searched` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `contract_text_unsearched` ON `contract` (`id`) WHERE text_searched = 0 and status = 'complete';--> statement-breakpoint
ALTER TABLE `generated_contract` ADD `text_searched` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `generated_contract_text_unsearched` ON `generated_contract` (`id`) WHERE text_searched = 0;