CREATE TABLE `reread` (
	`contract_id` text PRIMARY KEY NOT NULL,
	`reader` text,
	`language` text NOT NULL,
	`charge_id` text,
	`findings` text NOT NULL,
	`analysed_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `usage_reservation` ADD `analyses` integer DEFAULT 1 NOT NULL;