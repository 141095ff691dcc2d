CREATE TABLE `support_message` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`forwarded_at` integer,
	`receipt_sent_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer
);
--> statement-breakpoint
CREATE INDEX `support_message_due` ON `support_message` (`next_try_at`) WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX `support_message_sender` ON `support_message` (`email`,`receipt_sent_at`);--> statement-breakpoint
CREATE INDEX `support_message_age` ON `support_message` (`created_at`);